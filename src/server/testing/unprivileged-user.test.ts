import { expect, test } from 'vitest'
import { findUserIds } from './unprivileged-user.ts'

const passwd = `root:x:0:0:root:/root:/bin/bash
daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
`

test('the first name that exists is taken', () => {
  expect(findUserIds(passwd, ['nobody', 'daemon'])).toEqual({ uid: 65534, gid: 65534 })
  expect(findUserIds(passwd, ['postgres', 'daemon'])).toEqual({ uid: 1, gid: 1 })
})

test('neither root nor the negative ids of some systems are taken', () => {
  const users = 'toor:*:0:0::/root:/bin/sh\nnobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n'
  expect(findUserIds(users, ['toor', 'nobody'])).toBeUndefined()
})
