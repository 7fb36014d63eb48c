import { sectionFigures, sectionTable } from './content/section-table';
import { siteContent } from './content/site-content';

console.log(sectionTable(sectionFigures(siteContent().pages)));
