/** Pronouns that Spanish writes at the end of an imperative or infinitive, one or two. */
const pronouns = [/(?:lo|la|los|las|le|les|me|se|nos)$/, /(?:se|me|nos)(?:lo|la|los|las)$/];

/** Without the mark of stress alone: «averigüe» keeps its dots. */
function withoutStress(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
}

/**
 * The verbs that a word may be with pronouns: `prográmelo` → `programe`, `amplíelo` → `amplíe`, `fiarle` → `fiar`. A verb
 * with pronouns that is no infinitive has an accent, or it is another word.
 */
export function withoutPronouns(word: string): string[] {
  return pronouns.flatMap((ending) => {
    const verb = word.replace(ending, '');
    const mayBeVerb = verb !== word && (verb.endsWith('r') || /[áéíóú]/.test(verb));
    return mayBeVerb ? [verb, withoutStress(verb)] : [];
  });
}
