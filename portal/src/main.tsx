import '@irodori/ui/base.css'
import { startApp } from '@irodori/ui/startApp'
import { RoutedLink } from './navigation/RoutedLink.tsx'
import { Screens } from './Screens.tsx'

void startApp({ screens: <Screens />, link: RoutedLink, areas: ['portal'] })
