/** The social networks on which designs are shared. */
export const NETWORKS = ['x', 'facebook', 'line', 'instagram'] as const
export type Network = (typeof NETWORKS)[number]

/** SHR-3: the address that opens the app of a network, with the text if the network accepts one; otherwise the customer pastes it. */
export function appAddress(network: Network, text: string, shop: string): string {
  switch (network) {
    case 'x':
      return `https://x.com/intent/post?${new URLSearchParams({ text })}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: shop, quote: text })}`
    case 'line':
      return `https://line.me/R/share?${new URLSearchParams({ text })}`
    case 'instagram':
      return 'https://www.instagram.com/'
  }
}
