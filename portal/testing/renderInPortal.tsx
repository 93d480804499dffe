import { ClientProvider, useConnection } from '@irodori/client/ClientProvider'
import { createClient } from '@irodori/client/client'
import { createQueryClient } from '@irodori/client/queryClient'
import type { Session } from '@irodori/client/session'
import type { startI18n } from '@irodori/ui/startI18n'
import { type FakeCall as FrameCall, renderInApp } from '@irodori/ui/testing/renderInApp'
import { watchPageLoads } from '@irodori/ui/testing/watchPageLoads'
import { type ReactNode, useState } from 'react'
import { expect, onTestFinished } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createFakeNetwork, type FakeCall } from './fakeNetwork.ts'

interface PortalOptions {
  /** Message areas that are loaded before the first render. */
  readonly areas?: Parameters<typeof startI18n>[1]
  readonly calls?: readonly FakeCall[]
  /** Answers to the login dialog, which belongs to the frame. */
  readonly frameCalls?: readonly FrameCall[]
  readonly session?: Session
  /** The address of the screen. */
  readonly path?: string
  /** Milliseconds until a call without an answer counts as lost. */
  readonly callLimitMs?: number
}

/**
 * Renders a component of the portal in the frame of the app with a router in memory. It adds to `renderInApp` the queries
 * of calls, uploads and files as answers. A call without a reply fails the test.
 * @returns the screen, the calls that were sent, the addresses that the router showed, and what the page tried to load
 */
export async function renderInPortal(
  screen: ReactNode,
  { areas = [], calls = [], frameCalls = [], session, path = '/', callLimitMs }: PortalOptions = {},
) {
  const network = createFakeNetwork(calls)
  const queryClient = createQueryClient()
  const { hook, history, navigate } = memoryLocation({ path, record: true })
  const pages = watchPageLoads()
  const inPortal = (content: ReactNode) => (
    <PortalConnection network={network} queryClient={queryClient} callLimitMs={callLimitMs}>
      <Router hook={hook}>{content}</Router>
    </PortalConnection>
  )
  onTestFinished(() => expect(network.unanswered, 'calls without a reply').toEqual([]))
  const { connection } = await renderInApp(inPortal(screen), {
    areas: ['errors', ...areas],
    calls: frameCalls,
    ...(session && { session }),
  })
  return { sent: network.sent, history, navigate, pages, connection, queryClient }
}

interface PortalConnectionProps {
  readonly network: ReturnType<typeof createFakeNetwork>
  readonly queryClient: ReturnType<typeof createQueryClient>
  readonly callLimitMs: number | undefined
  readonly children: ReactNode
}

/** The connection of the frame with a client that calls the network of the test and repeats reads without a pause. */
function PortalConnection({ network, queryClient, callLimitMs, children }: PortalConnectionProps) {
  const outer = useConnection()
  const [connection] = useState(() => ({
    ...outer,
    client: createClient({
      fetch: network.fetch,
      openRequest: network.openRequest,
      tokens: outer.session,
      onUnauthenticated: () => outer.session.clear('REFUSED'),
      wait: async () => {},
      ...(callLimitMs !== undefined && { callLimitMs }),
    }),
  }))
  return (
    <ClientProvider connection={connection} queryClient={queryClient}>
      {children}
    </ClientProvider>
  )
}
