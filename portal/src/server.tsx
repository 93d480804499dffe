import { createServerRenderer } from '@irodori/ui/createServerRenderer'
import { Router } from 'wouter'
import { RoutedLink } from './navigation/RoutedLink.tsx'
import { Screens } from './Screens.tsx'

/** Renders the header of my page on the server; orders are private to the customer and load in the browser. */
export const renderOnServer = createServerRenderer({
  screensAt: (path) => (
    <Router ssrPath={path} ssrSearch="">
      <Screens />
    </Router>
  ),
  link: RoutedLink,
  areas: ['portal'],
})
