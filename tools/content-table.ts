import { siteContent } from './content/read-content';
import { sectionTable } from './content/section-table';

console.log(sectionTable(siteContent().pages));
