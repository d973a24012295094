/** The longest name of a passkey, in UTF-16 units. */
export const passkeyNameMaxCharacters = 60;

/** The most passkeys of one person. */
export const passkeysMax = 20;
