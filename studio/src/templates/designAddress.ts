/** Where a new design from this template, or from this series of a booklet, is made. */
export const newDesignAddress = (templateId: string, isSeries: boolean, productId: string): string =>
  `/design/new/${[templateId, String(isSeries), productId].map(encodeURIComponent).join('/')}`
