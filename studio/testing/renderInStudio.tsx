import { renderInApp } from '@irodori/ui/testing/renderInApp'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

type AppOptions = NonNullable<Parameters<typeof renderInApp>[1]>

interface StudioOptions extends AppOptions {
  /** Address of the screen, with its query. */
  readonly path?: string
}

/**
 * Renders a component of the studio in the frame of the app with a router in memory.
 * @returns what `renderInApp` returns, the addresses that the router showed, and a function that navigates
 */
export async function renderInStudio(screen: ReactNode, { path = '/', areas = [], ...options }: StudioOptions = {}) {
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true })
  const app = await renderInApp(
    <Router hook={hook} searchHook={searchHook}>
      {screen}
    </Router>,
    { ...options, areas: ['errors', ...areas] },
  )
  return { ...app, history, navigate }
}
