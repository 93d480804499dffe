import { createServerRenderer } from '@irodori/ui/createServerRenderer'
import { Router } from 'wouter'
import { RoutedLink } from './navigation/RoutedLink.tsx'
import { Screens } from './Screens.tsx'

/** Renders the home screen, the lists and the legal texts on the server. */
export const renderOnServer = createServerRenderer({
  screensAt: (path) => (
    <Router ssrPath={path} ssrSearch="">
      <Screens />
    </Router>
  ),
  link: RoutedLink,
  areas: ['catalogue', 'policies'],
})
