export type { Connection } from './ClientProvider.tsx'
export { ClientProvider, useClient, useConnection, useIsSessionKnown, useSession } from './ClientProvider.tsx'
export { createQueryClient } from './queryClient.ts'
export { callQuery, queryKey, useCall } from './useCall.ts'
