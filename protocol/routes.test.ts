import { describe, expect, it } from 'vitest';
import { parseRoute } from './routes.ts';

describe('routes', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/t/481726', { screen: 'table', code: '481726' }],
    ['/t/481726/', { screen: 'table', code: '481726' }],
    ['/r/481726', { screen: 'replay', code: '481726' }],
    ['/replay', { screen: 'replay', code: null }],
    ['/d/abc.DEF-1', { screen: 'device', token: 'abc.DEF-1' }],
    ['/play/coup', { screen: 'play', game: 'coup' }],
    ['/hot-seat/coup', { screen: 'hot-seat', game: 'coup' }],
    ['/rules/coup', { screen: 'rules', game: 'coup' }],
    ['/tables', { screen: 'tables' }],
    ['/credits', { screen: 'credits' }],
    ['/admin', { screen: 'admin' }],
  ])('%s leads to a screen', (pathname, route) => {
    expect(parseRoute(pathname)).toEqual(route);
  });

  it.each([
    '/t',
    '/t/12345',
    '/t/1234567',
    '/t/abcdef',
    '/play',
    '/play/../x',
    '/tables/1',
    '/admin/1',
    '/rules/coup/1',
    '/nothing',
  ])('%s is not found', (pathname) => {
    expect(parseRoute(pathname)).toEqual({ screen: 'not-found' });
  });
});
