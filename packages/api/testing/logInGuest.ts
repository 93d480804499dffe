import type { TestServer } from './testServer.ts'

/** Logs a guest in to an order and returns the session token. */
export async function logInGuest(
  server: TestServer,
  { orderNumber, phoneNumber }: { readonly orderNumber: string; readonly phoneNumber: string },
): Promise<string> {
  const { data } = await server.call('loginGuest', { body: { orderNumber, phoneNumber } })
  const token = data?.[0]?.token
  if (!token) throw new Error(`the guest login for order ${orderNumber} returned no token`)
  return token
}
