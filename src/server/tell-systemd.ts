import { execFile } from 'node:child_process'

/**
 * Tells systemd that the site serves, if the systemd unit waits for this message (`Type=notify`). So `systemctl restart` ends only
 * once the site serves, and fails if the site does not start.
 */
export function tellSystemd(report: (line: string) => void): void {
  if (!process.env.NOTIFY_SOCKET) return
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error) report(`systemd was not told that the site serves: ${error.message}`)
  })
}
