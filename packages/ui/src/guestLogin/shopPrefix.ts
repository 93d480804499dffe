/** What stands before the hyphen of the shop's own order numbers. */
export const SHOP_PREFIX = 'irodori'
