/** File names of the print pictures of an order in a folder, from 01.png on. */
export const pageFileName = (index: number): string => `${String(index + 1).padStart(2, '0')}.png`

/** File name of the print PDF of a design group. */
export const groupFileName = (groupNumber: number): string => `group-${groupNumber}.pdf`
