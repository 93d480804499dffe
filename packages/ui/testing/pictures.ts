/** A picture as a data URL, recognisable by its name. */
export const pictureOf = (name: string, width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><title>${name}</title><rect width="100%" height="100%" fill="#8a6"/></svg>`)}`

/** The names of the pictures inside the element, in the order of the document. */
export const shownPictures = (element: Element): string[] =>
  [...element.querySelectorAll('img')].map(
    ({ src }) => /<title>(.*)<\/title>/.exec(decodeURIComponent(src))?.[1] ?? src,
  )
