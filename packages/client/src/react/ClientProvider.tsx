import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Client } from '../call/client.ts'
import type { OrderRecordStore } from '../session/orderRecord.ts'
import type { Session, SessionStore } from '../session/session.ts'

/** The connection that every screen of an app uses. */
export interface Connection {
  readonly client: Client
  readonly session: SessionStore
  readonly orderRecord: OrderRecordStore
}

const ConnectionContext = createContext<Connection | null>(null)

interface ClientProviderProps {
  readonly connection: Connection
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

export const ClientProvider = ({ connection, queryClient, children }: ClientProviderProps) => (
  <ConnectionContext value={connection}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </ConnectionContext>
)

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext)
  if (connection === null) throw new Error('no connection: render this component inside a ClientProvider')
  return connection
}

export const useClient = (): Client => useConnection().client

/** The server renders every page as for a visitor without a session. */
const loggedOut = () => null

/** The session, or null without one; renders again when it changes, also from another tab. */
export function useSession(): Session | null {
  const { session } = useConnection()
  return useSyncExternalStore(session.subscribe, session.read, loggedOut)
}

const noChanges = () => () => {}

/** Whether the session is known: false during server rendering and hydration. */
export const useIsSessionKnown = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
