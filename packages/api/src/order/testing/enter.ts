import type { TestServer } from '../../testing/testServer.ts'

/** The token of a guest of an order. */
export async function enter(
  server: TestServer,
  { orderNumber, phoneNumber }: { readonly orderNumber: string; readonly phoneNumber: string },
): Promise<string> {
  const { data } = await server.call('loginGuest', { body: { orderNumber, phoneNumber } })
  const token = data?.[0]?.token
  if (!token) throw new Error(`${orderNumber} could not log in`)
  return token
}
