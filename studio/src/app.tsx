import '@irodori/ui/base.css'
import { readShop } from '@irodori/ui/readShop'
import { startApp } from '@irodori/ui/startApp'
import { RoutedLink } from './navigation/RoutedLink.tsx'
import { Screens } from './Screens.tsx'

/** Starts the app on the page. In a module of its own, because the server's build shares what it imports. */
export async function start(): Promise<void> {
  await startApp({ screens: <Screens />, link: RoutedLink, areas: ['catalogue'] })
  if (window.parent === window) return
  const { startFrame } = await import('./embedding/startFrame.tsx')
  startFrame(readShop(document))
}
