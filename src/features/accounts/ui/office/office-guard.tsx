import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { signInAddress } from '../../rules/office-pages.ts'
import { dashboardClockLimits } from '../../rules/session-clock.ts'
import { ApiError } from '#src/web/api.ts'
import { OfficeApiContext } from '#src/web/office/office-api.ts'
import { CheckFailed, Checking } from './checking.tsx'
import { currentUserQueries } from './current-user.ts'
import { sessionApi } from './session-api.ts'
import { forgetSession, storedUser } from './stored-session.ts'
import { useSessionCoordinator } from './use-session-coordinator.ts'

interface OfficeGuardProps {
  readonly area: 'admin' | 'staff'
  /** True if the page has something to show to the user of the browser's storage even while the server does not respond. */
  readonly worksUnchecked?: boolean
  readonly children: ReactNode
}

/**
 * Shows an office page after the server has identified the user. The browser's storage must also hold a user: one with the role
 * staff for staff pages, any user for the admin dashboard. Everyone else is sent to the sign-in page and returns afterwards.
 */
export function OfficeGuard({ area, worksUnchecked = false, children }: OfficeGuardProps) {
  // The first rendering in the browser must equal the server's HTML, and the server cannot read the browser's storage. So both show
  // a spinner.
  const mounted = useHydrated()
  const check = useQuery({ ...currentUserQueries[area], enabled: mounted })
  const rejected =
    check.error instanceof ApiError && (check.error.status === 401 || check.error.status === 403)

  // While the check is repeated, its error is empty.
  const hasFailed = check.errorUpdateCount > 0
  const user = check.data ?? (worksUnchecked && hasFailed && !rejected ? storedUser() : null)
  if (user && mounted) {
    return (
      <OfficeApiContext value={sessionApi}>
        <Admission key={user.id} area={area}>
          {children}
        </Admission>
      </OfficeApiContext>
    )
  }
  if (rejected)
    return <Leave to="sign-in" ended={check.error instanceof ApiError && check.error.status === 401} />
  if (check.error) return <CheckFailed retry={() => void check.refetch()} />
  return <Checking />
}

type WayOut = 'sign-in' | '/admin/login'

function wayOut(area: 'admin' | 'staff'): WayOut | null {
  const stored = storedUser()
  if (area === 'admin') return stored ? null : '/admin/login'
  return stored?.role === 'staff' ? null : 'sign-in'
}

/**
 * Checks the user in the browser's storage only once, when the page opens. After that, use-session-coordinator.ts decides when to
 * leave the page, because the page stays for another second after the session has ended.
 */
function Admission({ area, children }: Pick<OfficeGuardProps, 'area' | 'children'>) {
  const [way] = useState(() => wayOut(area))
  return way === null ? <Watched>{children}</Watched> : <Leave to={way} />
}

function Watched({ children }: { children: ReactNode }) {
  useSessionCoordinator(dashboardClockLimits)
  return children
}

function Leave({ to, ended }: { to: WayOut; ended?: boolean }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const way = signInAddress(pathname + search)
  useEffect(() => {
    if (ended) forgetSession()
    void navigate(to === 'sign-in' ? way : way.replace('/login', to), { replace: true })
  }, [navigate, to, way, ended])
  return <Checking />
}
