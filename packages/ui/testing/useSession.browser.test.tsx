import { ClientProvider, type Connection, useIsSessionKnown, useSession } from '@irodori/client/ClientProvider'
import { createClient } from '@irodori/client/client'
import { createOrderRecordStore } from '@irodori/client/orderRecord'
import { createQueryClient } from '@irodori/client/queryClient'
import { createSessionStore } from '@irodori/client/session'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GUEST_SESSION, OTHER_GUEST_SESSION } from './sessions.ts'

function Who() {
  const session = useSession()
  const isKnown = useIsSessionKnown()
  return <p data-testid="who">{isKnown ? (session?.userName ?? 'visitor') : 'unknown'}</p>
}

/** A connection without a network, as the browser has it after a reload. */
function connect(): Connection {
  const session = createSessionStore(localStorage, window, document)
  return {
    session,
    client: createClient({ fetch: () => Promise.reject(new TypeError('no connection')), tokens: session }),
    orderRecord: createOrderRecordStore(localStorage, Date.now),
  }
}

const tree = (connection: Connection) => (
  <ClientProvider connection={connection} queryClient={createQueryClient()}>
    <Who />
  </ClientProvider>
)

const who = page.getByTestId('who')

afterEach(() => localStorage.clear())

it('hydrates the page of a visitor, and then knows the session of the last visit and follows its changes', async () => {
  connect().session.write(GUEST_SESSION)
  const connection = connect()
  const mismatched = vi.spyOn(console, 'error')
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(tree(connection))
  await expect.element(who).toHaveTextContent('unknown')
  const hydrated = hydrateRoot(root, tree(connection))
  await expect.element(who).toHaveTextContent(GUEST_SESSION.userName)
  connection.session.write(OTHER_GUEST_SESSION)
  await expect.element(who).toHaveTextContent(OTHER_GUEST_SESSION.userName)
  connection.session.clear('LOGGED_OUT')
  await expect.element(who).toHaveTextContent('visitor')
  expect(mismatched).not.toHaveBeenCalled()
  hydrated.unmount()
  root.remove()
})
