import { describe, expect, test } from 'vitest';
import { addressGroup, createClientAddresses } from './clientAddress.ts';

const addresses = createClientAddresses(['10.0.0.0/8', '127.0.0.1', '::1', '2001:db8:ffff::/48']);

const clientOf = (socketAddress: string, forwarded?: string) =>
  addresses.of({
    socket: { remoteAddress: socketAddress } as never,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

describe('the address of a request', () => {
  test('is the socket’s without a trusted proxy, and forwarded headers are ignored', () => {
    expect(clientOf('203.0.113.7', '6.6.6.6')).toBe('203.0.113.7');
    expect(clientOf('203.0.113.7')).toBe('203.0.113.7');
  });

  test('is the last untrusted address behind trusted proxies; earlier addresses are ignored', () => {
    expect(clientOf('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
    expect(clientOf('127.0.0.1', '6.6.6.6, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
    expect(clientOf('::1', '6.6.6.6,203.0.113.7 , 2001:db8:ffff::2')).toBe('203.0.113.7');
    expect(clientOf('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  });

  test('is the last proxy’s if that proxy wrote no valid address', () => {
    expect(clientOf('127.0.0.1')).toBe('127.0.0.1');
    expect(clientOf('127.0.0.1', '')).toBe('127.0.0.1');
    expect(clientOf('127.0.0.1', '203.0.113.7, unknown, 10.1.2.3')).toBe('10.1.2.3');
    expect(clientOf('127.0.0.1', '10.9.9.9')).toBe('10.9.9.9');
  });

  test('has no port, brackets or zone', () => {
    expect(clientOf('127.0.0.1', '203.0.113.7:4711')).toBe('203.0.113.7');
    expect(clientOf('127.0.0.1', '[2001:DB8::7]:4711')).toBe('2001:db8::7');
    expect(clientOf('fe80::1%eth0')).toBe('fe80::1');
    expect(clientOf('127.0.0.1', '::ffff:203.0.113.7')).toBe('203.0.113.7');
  });
});

test('a proxy’s connection is recognised by its socket address', () => {
  expect(['127.0.0.1', '::ffff:10.1.2.3', '::1', '203.0.113.7', ''].map(addresses.isProxy)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', ''])(
  '"%s" is not a valid proxy',
  (proxy) => {
    expect(() => createClientAddresses([proxy])).toThrow('is not a proxy');
  },
);

test('limits count an IPv4 address separately and an IPv6 address by its /64 network', () => {
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('2001:db8:0:1:2:3:4:5')).toBe('2001:db8:0:1::/64');
  expect(addressGroup('2001:db8:0:1:ffff::')).toBe('2001:db8:0:1::/64');
  expect(addressGroup('2001:db8::7')).toBe('2001:db8:0:0::/64');
  expect(addressGroup('::1')).toBe('0:0:0:0::/64');
});
