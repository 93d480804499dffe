import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Client } from '../client.ts'
import type { OrderRecordStore } from '../orderRecord.ts'
import type { Session, SessionStore } from '../session.ts'

/** What every screen of an app talks through. */
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
  if (connection === null) throw new Error('A ClientProvider must stand above this component')
  return connection
}

export const useClient = (): Client => useConnection().client

/** A page is painted for nobody, whoever opens it. */
const nobody = () => null

/** The session, or null when logged out; renders again when it changes, also from another tab. */
export function useSession(): Session | null {
  const { session } = useConnection()
  return useSyncExternalStore(session.subscribe, session.read, nobody)
}

const never = () => () => {}

/** Whether it is known if somebody is logged in: not while the server paints, nor while that is taken over. */
export const useIsSessionKnown = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
