/** What the pictures of an order are called in a folder, from 01.png on. */
export const pageFileName = (index: number): string => `${String(index + 1).padStart(2, '0')}.png`

/** What the print file of a group is called. */
export const groupFileName = (groupNumber: number): string => `group-${groupNumber}.pdf`
