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
  readonly children: ReactNode
}

/**
 * Lets a page of the office show once the server has identified the user: staff pages want a stored user of role staff
 * besides, the admin dashboard a stored user. Everyone else goes to sign in and comes back.
 */
export function OfficeGuard({ area, children }: OfficeGuardProps) {
  // The first rendering is the server's, which knows no storage: the spinner.
  const mounted = useHydrated()
  const check = useQuery({ ...currentUserQueries[area], enabled: mounted })
  const rejected =
    check.error instanceof ApiError && (check.error.status === 401 || check.error.status === 403)

  if (check.data && mounted) {
    return (
      <OfficeApiContext value={sessionApi}>
        <Admission key={check.data.id} area={area}>
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

/** Looks at the stored user on the way in. Later the coordinator alone decides, and leaves the page its last second. */
function Admission({ area, children }: OfficeGuardProps) {
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
