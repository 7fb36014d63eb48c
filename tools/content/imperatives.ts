import { withoutPronouns } from './enclitics';

/** Imperatives of usted that steps of these pages begin with, without pronouns. */
const imperatives = new Set(
  `
  abra acepte acerque acorte active actualice agregue ahorre ajuste amplíe anote anule apague aplique
  aprenda apruebe apunte archive arme arrastre asigne atienda autorice averigüe avise baje borre busque
  cambie cancele capture cargue cierre cobre compare complete compre compruebe conecte
  configure confirme conozca conserve consulte continúe convierta copie corrija cree cruce cuente decida
  defina deje desactive descargue descuente deslice desmarque despache devuelva diga
  digitalice divida duplique dé ejecute elija elimine empaque empiece empuje encienda enlace
  entre entregue envíe escriba espere establezca evite excluya expanda explique exporte
  facture fije filtre firme genere gire grabe guarde haga importe imprima inactive indique
  informe inicie inserte instale intente invite junte lea libere limpie llame llene lleve
  mande mantenga marque mida migre mire modifique muestre mueva oculte ofrezca olvide ordene
  pague pase pegue permita pese pida ponga pregunte prepare presente programe pruebe publique pulse
  quite reciba reclame recupere reduzca reemplace reenvíe regenere registre reimprima reinicie reintente
  relacione renueve reparta repase repita reserve responda restaure reste resuelva retire
  revise salga separe siga sincronice solicite suba sume surta tenga termine tome toque
  trabaje traiga traslade ubique una use vacíe valide vea venda verifique voltee vuelva únase
  `
    .trim()
    .split(/\s+/),
);

/** Whether a word is an imperative of usted, alone or with its pronouns: `abra`, `ábrala`, `déselo`. */
export function isImperative(word: string): boolean {
  const lower = word.toLowerCase();
  return [lower, ...withoutPronouns(lower)].some((verb) => imperatives.has(verb));
}
