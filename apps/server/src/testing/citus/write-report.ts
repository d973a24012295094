import { judgeProcedures, type JudgedStatement } from "./judge-procedures.ts";

/** What Citus does with statements and procedures, as text: counts, the procedures, and why statements are refused. */
export function writeReport(judged: readonly JudgedStatement[]): string {
  const procedures = [...judgeProcedures(judged)].sort();
  const refused = judged.flatMap(({ judgement, text, procedures: by }) =>
    judgement.way === "refused"
      ? [`${judgement.why} (${by.join(", ") || "several"}): ${text.replaceAll(/\s+/g, " ").trim()}`]
      : [],
  );
  return [
    `Statements: ${count(judged.map(({ judgement }) => judgement.way))}.`,
    `Procedures, by the worst of their statements: ${count(procedures.map(([, way]) => way))}.`,
    ...procedures.map(([name, way]) => `  ${name}: ${way}`),
    "Refused statements:",
    ...refused.sort().map((line) => `  ${line}`),
    "",
  ].join("\n");
}

function count(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, number]) => `${number} ${word}`).join(", ");
}
