/** Stands for what no page needs. A module that is left out instead would be numbered after the folder of the site. */
export {};
