import { brotliSize } from '../brotli-size';
import type { BenchedSite, Peer } from './peer';
import type { Scratch } from './scratch';

/** The parts of Orama 3.1 that the bench calls. */
interface Orama {
  create(settings: object): unknown;
  insertMultiple(database: unknown, documents: object[], batchSize: number): Promise<unknown>;
  save(database: unknown): unknown;
  search(
    database: unknown,
    query: object,
  ): Promise<{ hits: { document: { url: string } }[] }> | { hits: { document: { url: string } }[] };
}

/** One document a section, its Spanish stemmer and stop words, one slip forgiven, and our boosts of the fields. */
export async function createOramaPeer(scratch: Scratch, site: BenchedSite): Promise<Peer> {
  const orama: Orama = scratch.require('@orama/orama');
  const { stemmer, language } = scratch.require('@orama/stemmers/spanish');
  const { stopwords } = scratch.require('@orama/stopwords/spanish');
  const database = orama.create({
    schema: {
      url: 'string',
      title: 'string',
      heading: 'string',
      keywords: 'string',
      text: 'string',
    },
    components: { tokenizer: { language, stemming: true, stemmer, stopWords: stopwords } },
  });
  const documents = site.pages.flatMap(({ url, title, keywords, sections }) =>
    sections.map(({ anchor, heading, text }) => ({
      url: `${url}#${anchor}`,
      title,
      heading,
      keywords: keywords.join(', '),
      text,
    })),
  );
  await orama.insertMultiple(database, documents, 500);
  return {
    name: 'Orama 3.1.18',
    bytes: brotliSize(JSON.stringify(orama.save(database))),
    search: async (text) => {
      const { hits } = await orama.search(database, {
        term: text,
        properties: ['title', 'heading', 'keywords', 'text'],
        boost: { title: 4, heading: 2.5, keywords: 2 },
        tolerance: 1,
        limit: 100,
      });
      return hits.map(({ document }) => document.url);
    },
  };
}
