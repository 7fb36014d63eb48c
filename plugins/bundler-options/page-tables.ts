/**
 * Stands for the framework's tables of the chunks of each page and of all chunks, which the routes fill: addresses
 * and names of chunks have nothing in common.
 */
const tables: Record<string, unknown> = {};

export default tables;
