import '@irodori/ui/base.css'
import { startApp } from '@irodori/ui/startApp'
import { RoutedLink } from './navigation/RoutedLink.tsx'
import { Screens } from './Screens.tsx'

/** Starts the app on the page. In a module of its own, because the server's build shares what it imports. */
export const start = (): Promise<void> => startApp({ screens: <Screens />, link: RoutedLink, areas: ['catalogue'] })
