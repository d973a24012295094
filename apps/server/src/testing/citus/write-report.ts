import { judgeProcedures, type JudgedStatement } from "./judge-procedures.ts";

/** What Citus does with statements and procedures, as text: counts, the procedures, which statements go to several shards, and why some are refused. */
export function writeReport(judged: readonly JudgedStatement[]): string {
  const procedures = [...judgeProcedures(judged)].sort();
  const list = (way: "fannedOut" | "refused") =>
    judged
      .filter(({ judgement }) => judgement.way === way)
      .map(({ judgement, text, procedures: by }) => {
        const why = judgement.way === "refused" ? `${judgement.why} ` : "";
        return `  ${why}(${by.join(", ") || "several"}): ${text.replaceAll(/\s+/g, " ").trim()}`;
      })
      .sort();
  return [
    `Statements: ${count(judged.map(({ judgement }) => judgement.way))}.`,
    `Procedures, by the worst of their statements: ${count(procedures.map(([, way]) => way))}.`,
    ...procedures.map(([name, way]) => `  ${name}: ${way}`),
    "Statements that go to several shards:",
    ...list("fannedOut"),
    "Refused statements:",
    ...list("refused"),
    "",
  ].join("\n");
}

function count(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, number]) => `${number} ${word}`).join(", ");
}
