/** What the script of the search dialog follows from, known once pages are written. */
export interface SearchDialogBuild {
  baseUrl: string;
  /** Folder of what plugins have written for the client. */
  generatedFilesDir: string;
  /** Address of the script of the worker. */
  workerUrl: string;
}
