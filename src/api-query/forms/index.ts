import type { ApiModel } from '../model';
import { curlCode } from './curl';
import { javascriptCode } from './javascript';
import { powerQueryCode } from './power-query';

/** A way to write a request so that a program sends it. */
export interface RequestForm {
  readonly id: string;
  readonly title: string;
  /** Language of the code, by the name that highlights it. */
  readonly language: string;
  readonly code: (target: string, api: ApiModel) => string;
}

/** The forms that the pages and the query builder show, in their order. */
export const requestForms: readonly RequestForm[] = [
  { id: 'excel', title: 'Excel', language: 'powerquery', code: powerQueryCode },
  { id: 'javascript', title: 'JavaScript', language: 'js', code: javascriptCode },
  { id: 'curl', title: 'curl', language: 'text', code: curlCode },
];
