/** What search engines ask of each type that the site writes: properties that have to be there, of schema.org. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  DefinedTermSet: ['name', 'url'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: ['text'],
  ListItem: ['position', 'name', 'item'],
  Question: ['name', 'acceptedAnswer'],
  SoftwareApplication: ['name', 'softwareVersion'],
  TechArticle: ['headline', 'description', 'url', 'inLanguage', 'about'],
};

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** In what a description differs from what its type asks for, at any depth, a line each. */
export function descriptionFaults(described: unknown): string[] {
  if (Array.isArray(described)) return described.flatMap(descriptionFaults);
  if (typeof described !== 'object' || described === null) return [];
  const { '@type': type, ...properties } = described as Record<string, unknown>;
  const required = REQUIRED[String(type)];
  if (!required) return [`${String(type)} is no type that the site writes`];
  const places = Array.isArray(properties.itemListElement)
    ? (properties.itemListElement as { position?: unknown }[]).map(({ position }) => position)
    : [];
  return [
    ...required
      .filter((name) => isEmpty(properties[name]))
      .map((name) => `${String(type)} has no ${name}`),
    ...(places.every((position, at) => position === at + 1)
      ? []
      : [`the positions of a list are ${places.join(', ')}`]),
    ...Object.values(properties).flatMap(descriptionFaults),
  ];
}
