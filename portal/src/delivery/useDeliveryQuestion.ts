import { useCall } from '@irodori/client/useCall'
import { listEvents, readChangePoint } from '@irodori/contract/endpoints/calendar'
import { readStartShippingDate } from '@irodori/contract/endpoints/production'
import type { Order, Package } from '@irodori/contract/entities/order'
import type { DeliveryQuestion } from '@irodori/rules/deliveryDate'
import { DEFAULT_CHANGE_POINT } from '@irodori/rules/shopCalendar'
import type { Day } from '@irodori/rules/tokyoDay'
import { useEffect, useState } from 'react'

/** PCK-6: delay before the earliest date is requested, so that the screen renders first. */
const DELAY_MS = 100

interface Earliest {
  /** Null while it is loading. */
  readonly question: DeliveryQuestion | null
  /** The first day that can be chosen; null if there is none. */
  readonly earliestDelivery: Day | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** PCK-6: the data that decide the delivery dates of a parcel: its earliest ship date from the server, and the calendar. */
export function useDeliveryQuestion(order: Order, parcel: Package, now: Date): Earliest {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const start = useCall(
    readStartShippingDate,
    { query: { orderNumber: order.orderNumber, packageId: parcel.id, creatingTime: parcel.maxCreatingTime } },
    { enabled: isDue, staleTime: 0 },
  )
  const events = useCall(listEvents, {}, { enabled: isDue })
  const changePoint = useCall(readChangePoint, {})
  const hasFailed = start.isError || events.isError
  const question =
    start.data === undefined || events.data === undefined
      ? null
      : {
          now,
          orderDate: order.orderDate,
          shipDate: start.data.startShippingDate.slice(0, 'YYYY-MM-DD'.length),
          categoryIdentifies: start.data.categoryIdentifies,
          transportDays: start.data.transportDays,
          calendar: {
            events: events.data,
            categoryDaysOff: start.data.categoryDaysOff,
            shipDateOverrides: [],
            changePoint: changePoint.data?.time ?? DEFAULT_CHANGE_POINT,
          },
        }
  return {
    question,
    earliestDelivery: start.data?.defaultExpectedDeliveryDate ?? null,
    hasFailed,
    retry: () => {
      if (start.isError) void start.refetch()
      if (events.isError) void events.refetch()
    },
  }
}
