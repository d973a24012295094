const syllables =
  "ba be bi bo da de di do fa fe fi ga ge ka ke ki la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se si ta te ti to va ve".split(
    " ",
  );
const vocabulary = 40_000;
const han =
  "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取完举色";

/** A deterministic sequence of numbers from 0 to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The invented word with this frequency rank: two to five syllables, without the letter 'z'. Low ranks are common
 * words.
 */
export function inventedWord(rank: number): string {
  let word = "";
  let rest = rank + syllables.length;
  while (rest > 0) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}

/**
 * Words with the frequencies of a natural language (Zipf): the second most common word half as often as the first, and
 * so on.
 */
export function inventedWords(random: () => number, count: number): string {
  return Array.from({ length: count }, () =>
    inventedWord(Math.floor(vocabulary ** random()) - 1),
  ).join(" ");
}

/** Chinese characters, with a comma after every eighth. */
export function inventedHan(random: () => number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const character = han[Math.floor(han.length * random() ** 2)] ?? "";
    return index % 8 === 7 ? `${character}，` : character;
  }).join("");
}
