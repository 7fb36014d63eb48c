const STOP_WORDS = new Set(
  `a al algo algun alguna algunas alguno algunos ante antes aqui asi aun aunque cada como con cual
  cuales cualquier cuando cuanto cuanta cuantos cuantas de del desde donde dos e el ella ellas ello
  ellos en entre era eran es esa esas ese eso esos esta estan estar estas este esto estos estoy fue
  fueron ha hace hacen hacer haga hagan hago hay haya han hasta he la las le les lo los mas me mi
  mis mucho muy ni no nos nosotros o os otra otras otro otros para pero poco podemos poder podria
  por porque pueda puede pueden puedo pues que quien quienes quiero quisiera se sea sean segun ser
  si sido sin sino sobre solo son soy su sus tal tambien tan tanto te tengo tiene tienen tener toca
  toda todas todo todos tu tus u un una unas uno unos usted ustedes va vamos van y ya yo
  favor ayuda necesito necesita necesitamos deberia logro saber sabe sepa varios varias alguien gracias
  hola buenas`.split(/\s+/),
);

/** Forms of «deber» that say nothing before another verb: «qué debo hacer», not «lo que debo». */
const MODAL_VERBS = new Set(['debo', 'debe', 'deben', 'debemos']);

const INFINITIVE = /[aei]r(?:l[aeo]s?|[mts]e)?$/;

/** Whether a folded word says nothing about the subject of a question. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a folded word only leads to the verb that comes next. */
export function isModalVerb(word: string, next: string | undefined): boolean {
  return MODAL_VERBS.has(word) && next !== undefined && INFINITIVE.test(next);
}
