import type { Database } from '../database/tables.ts'
import { countOpenDeliveries } from './deliveries.ts'
import { listEndpoints } from './endpointStore.ts'

/** What the staff have to see to, as `WEBHOOK_FAILED:whe_…` and `WEBHOOK_DISABLED:whe_…`. */
export async function webhookWarnings(database: Database): Promise<string[]> {
  const failed = (await countOpenDeliveries(database)).filter(({ state }) => state === 'FAILED')
  const disabled = (await listEndpoints(database)).filter(({ disabled_at }) => disabled_at !== null)
  return [
    ...failed.map(({ endpointId }) => `WEBHOOK_FAILED:${endpointId}`),
    ...disabled.map(({ id }) => `WEBHOOK_DISABLED:${id}`),
  ]
}
