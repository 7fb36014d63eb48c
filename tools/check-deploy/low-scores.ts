import { ask } from './ask';
import { observatoryScore } from './observatory-score';

/** Points of the Observatory that every page is promised: an A+, with ten to spare. */
export const PROMISED_SCORE = 110;

/** A server that answers over https, and over http. */
interface PublicServer {
  origin: string;
  plain: { origin: string; host: string };
  /** With a slash at both ends. */
  basePath: string;
}

/** Pages of a server that the Observatory would give fewer points than is promised, a line each. */
export async function lowScores({ origin, plain, basePath }: PublicServer): Promise<string[]> {
  const faults: string[] = [];
  for (const address of ['', 'docs/delfin', 'buscar', 'no-existe'].map((at) => basePath + at)) {
    const { headers, body } = await ask(origin, address);
    const { status, headers: plainHeaders } = await ask(plain.origin, address, {
      Host: plain.host,
    });
    const score = observatoryScore({
      headers,
      html: body.toString('utf8'),
      host: plain.host,
      plain: { status, location: plainHeaders.location },
    });
    if (score < PROMISED_SCORE) faults.push(`${address}: ${score} points of the Observatory`);
  }
  return faults;
}
