/** One request as its bytes, and when its sender leaves. */
export interface FuzzRequest {
  /** What goes over the wire, whether or not it is HTTP; bytes as Latin-1. */
  text: string;
  /** The sender leaves after so many bytes of the answer; undefined: reads it all. */
  leavesAfter?: number;
}

const METHODS = [
  ...Array.from({ length: 20 }, () => 'GET'),
  ...['HEAD', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'get', 'PRI', 'G T'],
];
const ODD_PATHS = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..\\secret.txt',
  '/docs/../../secret.txt',
  '/docs/%2e%2e/%2e%2e/secret.txt',
  '//secret.txt',
  '/./../secret.txt',
  '/%252e%252e/secret.txt',
  '/..;/secret.txt',
  '../secret.txt',
  '%2e%2e/secret.txt',
  '/....//secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%00',
  '/%',
  '/%E0%A4%A',
  '/\xff',
  '*',
  '',
  'http://other.example/',
  '/?',
  '/#50%',
  '/404.html',
  '/.hidden',
  '/docs',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(2000)}`,
  '/__proto__',
  '/constructor',
  '/con',
  '/docs/index.html.br',
];
const TAGS = ['"a"', 'W/"a"', '*', '"a", "b"', '"', '', ',,,', 'W/', '"\xff"'];
const DATES = [
  'Wed, 21 Oct 2015 07:28:00 GMT',
  'Wed, 21 Oct 2099 07:28:00 GMT',
  'yesterday',
  '0',
  '-1',
  '',
];
const NUMBERS = [
  '',
  '0',
  '1',
  '9',
  '10',
  '2000',
  '4294967296',
  '9007199254740992',
  '9'.repeat(400),
  '-1',
  '1e3',
  'x',
  '٣',
];
const UNITS = ['bytes=', 'bytes=', 'bytes=', 'bytes', 'Bytes = ', 'lines=', ''];
const CODINGS = ['br', 'gzip', 'identity', '*', 'deflate', 'BR', '', '"', 'x;y=z'];
const QUALITIES = [
  '',
  '',
  ';q=0',
  ';q=0.0',
  ';q=0.5',
  ';q=1',
  '; Q=0',
  ';q=',
  ';q=-1',
  ';q=NaN',
  ';q="',
];

/** Writes requests at random: some as a browser's, some that no program should send. */
export class RequestGenerator {
  constructor(
    private readonly random: () => number,
    private readonly paths: readonly string[],
  ) {}

  next(): FuzzRequest {
    if (this.happens(0.03)) return { text: `${this.noise(200)}\r\n\r\n` };
    const version = this.happens(0.02)
      ? this.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])
      : 'HTTP/1.1';
    const lines = [
      `${this.pick(METHODS)} ${this.path()} ${version}`,
      'Host: 127.0.0.1',
      'Connection: close',
    ];
    if (this.happens(0.4)) lines.push(`Range: ${this.range()}`);
    if (this.happens(0.15)) lines.push(`If-Range: ${this.pick([...TAGS, ...DATES])}`);
    if (this.happens(0.2))
      lines.push(`${this.pick(['If-None-Match', 'If-Match'])}: ${this.pick(TAGS)}`);
    if (this.happens(0.15))
      lines.push(`${this.pick(['If-Modified-Since', 'If-Unmodified-Since'])}: ${this.pick(DATES)}`);
    if (this.happens(0.5)) lines.push(`Accept-Encoding: ${this.encodings()}`);
    if (this.happens(0.03)) lines.push(this.noise(60));
    if (this.happens(0.02)) lines.push(`X-Large: ${'x'.repeat(20_000)}`);
    const leavesAfter = this.happens(0.25) ? Math.floor(this.random() * 100_000) : undefined;
    return { text: `${lines.join('\r\n')}\r\n\r\n`, leavesAfter };
  }

  private happens(share: number): boolean {
    return this.random() < share;
  }

  private pick(list: readonly string[]): string {
    return list[Math.floor(this.random() * list.length)] ?? '';
  }

  private noise(most: number): string {
    const length = 20 + Math.floor(this.random() * most);
    const bytes = Array.from({ length }, () => Math.floor(this.random() * 256));
    return String.fromCharCode(...bytes);
  }

  private path(): string {
    const path = this.happens(0.25) ? this.pick(ODD_PATHS) : this.pick(this.paths);
    if (this.happens(0.1)) return `${path}?${encodeURIComponent(this.noise(20))}`;
    return this.happens(0.1)
      ? path + this.pick(['/', '//', '.html', '/index.html', '.br', '%20'])
      : path;
  }

  private range(): string {
    const one = () => `${this.pick(NUMBERS)}-${this.pick(NUMBERS)}`;
    const several = Array.from({ length: this.happens(0.1) ? 50 : 1 }, one);
    return this.pick(UNITS) + several.join(',');
  }

  private encodings(): string {
    const length = 1 + Math.floor(this.random() * 4);
    return Array.from({ length }, () => this.pick(CODINGS) + this.pick(QUALITIES)).join(', ');
  }
}
