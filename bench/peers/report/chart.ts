import type { CorpusMeasurements } from '../measurements';
import { type SiteSummary, summarise } from './summary';

/** One small bar chart: a measure of every site, less is better. */
interface Panel {
  title: string;
  unit: string;
  digits: number;
  read: (site: SiteSummary) => number;
}

const PANELS: Panel[] = [
  {
    title: 'Largest paint, slow profile',
    unit: 'ms',
    digits: 0,
    read: ({ readers }) => readers.slow.lcp,
  },
  {
    title: 'Blocking time, slow profile',
    unit: 'ms',
    digits: 0,
    read: ({ readers }) => readers.slow.blocking,
  },
  {
    title: 'Bytes a first page needs',
    unit: 'kB',
    digits: 0,
    read: ({ readers }) => readers.slow.bytes / 1000,
  },
  {
    title: 'Tap to menu when quiet, slow profile',
    unit: 'ms',
    digits: 0,
    read: ({ readers }) => readers.slow.quietTap,
  },
  {
    title: 'Sidebar click when hydrated, slow profile',
    unit: 'ms',
    digits: 0,
    read: ({ readers }) => readers.slow.laterClick,
  },
  { title: 'Cold build', unit: 's', digits: 1, read: ({ cold }) => cold },
];

const COLUMNS = 2;
const PANEL = { width: 440, gap: 24, title: 30, row: 24 };
const BAR = { left: 150, longest: 210, height: 14 };
const MARGIN = 16;

const STYLE = `
/* Its own background: a page may be dark where the system is light. */
.page { fill: #ffffff; }
text { font: 13px system-ui, sans-serif; fill: #1f2933; }
.title { font-weight: 600; font-size: 14px; }
.bar { fill: #9aa5b1; }
.own .bar { fill: #0b7285; }
.own text { font-weight: 600; }
@media (prefers-color-scheme: dark) {
  .page { fill: #12181f; }
  text { fill: #e4e7eb; }
  .bar { fill: #616e7c; }
  .own .bar { fill: #3bc9db; }
}
`;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function showValue({ unit, digits }: Panel, value: number): string {
  if (value === Number.POSITIVE_INFINITY) return 'lost';
  return Number.isNaN(value) ? 'not measured' : `${value.toFixed(digits)} ${unit}`;
}

function drawRow(panel: Panel, site: SiteSummary, index: number, longest: number): string {
  const value = panel.read(site);
  const length = Number.isFinite(value) ? (value / longest) * BAR.longest : 0;
  const y = PANEL.title + index * PANEL.row;
  const width = length > 0 ? Math.max(1, length).toFixed(1) : '0';
  return [
    `<g class="${index === 0 ? 'own' : 'peer'}">`,
    `<text x="${BAR.left - 8}" y="${y + 12}" text-anchor="end">${escapeText(site.label.replace(/,.*$/, ''))}</text>`,
    `<rect class="bar" x="${BAR.left}" y="${y}" width="${width}" height="${BAR.height}"/>`,
    `<text x="${(BAR.left + length + 6).toFixed(1)}" y="${y + 12}">${showValue(panel, value)}</text>`,
    '</g>',
  ].join('');
}

function drawPanel(panel: Panel, sites: SiteSummary[], index: number): string {
  const values = sites.map(panel.read).filter(Number.isFinite);
  const longest = Math.max(...values, Number.MIN_VALUE);
  const x = MARGIN + (index % COLUMNS) * (PANEL.width + PANEL.gap);
  const height = PANEL.title + sites.length * PANEL.row + PANEL.gap;
  const y = MARGIN + Math.floor(index / COLUMNS) * height;
  const rows = sites.map((site, place) => drawRow(panel, site, place, longest));
  return [
    `<g transform="translate(${x} ${y})">`,
    `<text class="title" x="0" y="14">${panel.title}</text>`,
    ...rows,
    '</g>',
  ].join('\n');
}

function figuresAsText(sites: SiteSummary[]): string {
  return PANELS.map((panel) => {
    const values = sites.map((site) => `${site.label} ${showValue(panel, panel.read(site))}`);
    return `${panel.title}: ${values.join(', ')}.`;
  }).join(' ');
}

/** Six bar charts as an SVG picture for light and dark pages, with its figures as text. */
export function drawChart({ pages, sites: measured }: CorpusMeasurements): string {
  const sites = measured.map(summarise);
  const panelRows = Math.ceil(PANELS.length / COLUMNS);
  const panelHeight = PANEL.title + sites.length * PANEL.row + PANEL.gap;
  const width = 2 * MARGIN + COLUMNS * PANEL.width + (COLUMNS - 1) * PANEL.gap;
  const height = 2 * MARGIN + panelRows * panelHeight - PANEL.gap;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">This site and other generators with the same ${pages} pages; less is better</title>`,
    `<desc id="desc">${escapeText(figuresAsText(sites))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="8"/>`,
    ...PANELS.map((panel, index) => drawPanel(panel, sites, index)),
    '</svg>',
    '',
  ].join('\n');
}
