/**
 * Where a new design from this template, or from this series of a booklet, is made.
 * @param option the chosen option of the product, which the address carries along
 */
export const newDesignAddress = (
  templateId: string,
  isSeries: boolean,
  productId: string,
  option: string | null = null,
): string =>
  `/design/new/${[templateId, String(isSeries), productId].map(encodeURIComponent).join('/')}${
    option === null ? '' : `?o=${encodeURIComponent(option)}`
  }`
