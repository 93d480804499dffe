/** Where designs are shown to friends. */
export const NETWORKS = ['x', 'facebook', 'line', 'instagram'] as const
export type Network = (typeof NETWORKS)[number]

/** SHR-3: the address that opens a network's app, with the words where it takes any; elsewhere they are pasted. */
export function appAddress(network: Network, words: string, shop: string): string {
  switch (network) {
    case 'x':
      return `https://x.com/intent/post?${new URLSearchParams({ text: words })}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: shop, quote: words })}`
    case 'line':
      return `https://line.me/R/share?${new URLSearchParams({ text: words })}`
    case 'instagram':
      return 'https://www.instagram.com/'
  }
}
