import { createPainter } from '@irodori/ui/paint'
import { Router } from 'wouter'
import { RoutedLink } from './navigation/RoutedLink.tsx'
import { Screens } from './Screens.tsx'

/** What the server paints the head of my page with; the orders are nobody's but the customer's. */
export const paint = createPainter({
  screensAt: (path) => (
    <Router ssrPath={path} ssrSearch="">
      <Screens />
    </Router>
  ),
  link: RoutedLink,
  areas: ['portal'],
})
