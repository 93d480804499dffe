import { createPainter } from '@irodori/ui/paint'
import { Router } from 'wouter'
import { RoutedLink } from './navigation/RoutedLink.tsx'
import { Screens } from './Screens.tsx'

/** What the server paints the shelf and the lists with. */
export const paint = createPainter({
  screensAt: (path) => (
    <Router ssrPath={path} ssrSearch="">
      <Screens />
    </Router>
  ),
  link: RoutedLink,
  areas: ['catalogue'],
})
