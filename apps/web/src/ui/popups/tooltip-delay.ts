/** For this long, a pointer rests on an element until its tooltip is shown, in milliseconds. */
export const tooltipDelayMs = 400;
