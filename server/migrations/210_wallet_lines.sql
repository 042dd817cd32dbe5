-- A statement is kept line by line, each with the balances that it left: a page of it, of one kind or of some days too, is then a
-- page of rows, however long the history. The one function that posts writes it, and the audit compares it with the transfers.
create function wallet_kind(cause text) returns text language sql immutable as $$
  select case when cause in ('purchase', 'refund') then 'bought' when cause = 'session' then 'readings'
    when cause in ('welcome', 'gift', 'time_back', 'expired') then 'given' end
$$;

-- What a person owns in all, after so many lines. Its row lets one line of a person follow the other.
create table wallet_total (
  person_id text primary key,
  lines bigint not null,
  told_at timestamptz(3) not null,
  paid bigint not null,
  free bigint not null
) with (fillfactor = 70);

create table wallet_line (
  person_id text not null,
  -- Never before that of the line before: what was decided on first and posted second is told second.
  told_at timestamptz(3) not null,
  number bigint not null,
  posting bigint not null,
  kind text not null check (kind in ('bought', 'readings', 'given')),
  paid bigint not null,
  free bigint not null,
  paid_after bigint not null,
  free_after bigint not null,
  primary key (person_id, told_at, number)
);

-- One line for each person whose time a list moved, in what is posted. What a reader is paid is no line of a statement. Planned
-- once: lists look so different to the planner that it would plan anew each time, for longer than the work takes.
create function wallet_tell(list wallet_transfer[], first bigint) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  with moved as (
    select e.person_id, wallet_kind(min(e.cause)) as kind, max(e.at) as at,
      coalesce(sum((c.kind is not distinct from 'paid')::int * e.amount - (d.kind is not distinct from 'paid')::int * e.amount), 0)::bigint as paid,
      coalesce(sum((c.kind is not distinct from 'free')::int * e.amount - (d.kind is not distinct from 'free')::int * e.amount), 0)::bigint as free
    from unnest(list) e left join lateral (select kind from wallet_account where id = e.debit offset 0) d on true
      left join lateral (select kind from wallet_account where id = e.credit offset 0) c on true
    where e.state = 'posted' and 'house_reader_pay' not in (e.debit, e.credit)
    group by e.person_id
  ), total as (
    insert into wallet_total as t (person_id, lines, told_at, paid, free)
    select person_id, 1, at, paid, free from moved order by person_id
    on conflict (person_id) do update set lines = t.lines + 1, told_at = greatest(t.told_at, excluded.told_at),
      paid = t.paid + excluded.paid, free = t.free + excluded.free
    returning t.*
  )
  insert into wallet_line (person_id, told_at, number, posting, kind, paid, free, paid_after, free_after)
  select m.person_id, t.told_at, t.lines, first, m.kind, m.paid, m.free, t.paid, t.free from moved m join total t using (person_id);
end $$;

create or replace function wallet_post(opens jsonb, transfers jsonb) returns integer language plpgsql as $$
declare
  list wallet_transfer[] := array(select e from jsonb_populate_recordset(null::wallet_transfer, transfers) e);
  accounts text[] := array(select e.debit from unnest(list) e union select e.credit from unnest(list) e);
  known integer;
  t wallet_transfer;
  was wallet_transfer;
  first bigint;
  freed bigint;
begin
  perform from wallet_account a where a.id = any (accounts) and a.kind <> 'house' order by a.id for no key update;
  known := (select count(*) from wallet_transfer w where w.ref = any (array(select e.ref from unnest(list) e)));
  if known > 0 then
    if known < cardinality(list) or exists (
      select from unnest(list) e join wallet_transfer w on w.ref = e.ref
      where (w.debit, w.credit, w.unit, w.amount, w.state, w.resolves, w.corrects)
        is distinct from (e.debit, e.credit, e.unit, e.amount, e.state, e.resolves, e.corrects)
    ) then
      raise exception 'a known ref with other content' using errcode = '23505';
    end if;
    return 0;
  end if;
  if jsonb_array_length(opens) > 0 then
    insert into wallet_account (id, kind, unit, person_id, source, origin, price_cents, bought_seconds, expires_at, readers_max, opened_at)
      select o.id, o.kind, o.unit, o.person_id, o.source, o.origin, o.price_cents, o.bought_seconds, o.expires_at, o.readers_max, o.opened_at
      from jsonb_populate_recordset(null::wallet_account, opens) o
      on conflict (id) do nothing;
  end if;
  foreach t in array list loop
    t.id := nextval('wallet_transfer_id_seq');
    first := coalesce(first, t.id);
    t.posting := first;
    freed := 0;
    if t.resolves is not null then
      select * into was from wallet_transfer where ref = t.resolves;
      if was.state is distinct from 'pending' or (was.debit, was.credit, was.unit) is distinct from (t.debit, t.credit, t.unit)
        or was.amount < t.amount then
        raise exception '% does not resolve %', t.ref, t.resolves using errcode = '23514';
      end if;
      freed := was.amount;
    end if;
    if t.corrects is not null then
      select * into was from wallet_transfer where ref = t.corrects for no key update;
      if was.state is distinct from 'posted' or (was.credit, was.unit) is distinct from (t.debit, t.unit) then
        raise exception '% does not correct %', t.ref, t.corrects using errcode = '23514';
      end if;
      if (select sum(amount) from wallet_transfer where corrects = t.corrects) + t.amount > was.amount or t.amount > was.amount then
        raise exception '% was corrected already', t.corrects using errcode = '40001';
      end if;
    end if;
    if t.debit not like 'house\_%' then
      update wallet_account set
        balance = balance - case t.state when 'posted' then t.amount else 0 end,
        held = held + case t.state when 'pending' then t.amount else - freed end,
        version = version + 1
        where id = t.debit and unit = t.unit and (t.resolves is not null or balance - held >= t.amount)
        returning balance, version into t.debit_balance, t.debit_version;
      if not found then
        raise exception '% has not % %', t.debit, t.amount, t.unit using errcode = '40001';
      end if;
    end if;
    if t.state = 'posted' and t.credit not like 'house\_%' then
      update wallet_account set balance = balance + t.amount, version = version + 1
        where id = t.credit and unit = t.unit
        returning balance, version into t.credit_balance, t.credit_version;
      if not found then
        raise exception '% takes no %', t.credit, t.unit using errcode = '23514';
      end if;
    end if;
    insert into wallet_transfer select (t).* on conflict (ref) do nothing;
    if not found then
      raise exception '% was posted meanwhile', t.ref using errcode = '40001';
    end if;
  end loop;
  perform wallet_tell(list, first);
  return cardinality(list);
end $$;

insert into wallet_line (person_id, told_at, number, posting, kind, paid, free, paid_after, free_after)
  select person_id, max(at) over told, row_number() over told, posting, kind, paid, free, sum(paid) over told, sum(free) over told
  from (
    select t.person_id, t.posting, wallet_kind(min(t.cause)) as kind, max(t.at) as at,
      coalesce(sum((c.kind is not distinct from 'paid')::int * t.amount - (d.kind is not distinct from 'paid')::int * t.amount), 0)::bigint as paid,
      coalesce(sum((c.kind is not distinct from 'free')::int * t.amount - (d.kind is not distinct from 'free')::int * t.amount), 0)::bigint as free
    from wallet_transfer t left join wallet_account d on d.id = t.debit left join wallet_account c on c.id = t.credit
    where t.state = 'posted' and 'house_reader_pay' not in (t.debit, t.credit)
    group by t.person_id, t.posting) m
  window told as (partition by person_id order by posting);
insert into wallet_total (person_id, lines, told_at, paid, free)
  select distinct on (person_id) person_id, number, told_at, paid_after, free_after from wallet_line order by person_id, number desc;

create index wallet_line_kind on wallet_line (person_id, kind, told_at, number);
create trigger wallet_line_rows before update or delete on wallet_line for each row execute function append_only();
create trigger wallet_line_table before truncate on wallet_line execute function append_only();
create trigger wallet_total_rows before delete on wallet_total for each row execute function append_only();
create trigger wallet_total_table before truncate on wallet_total execute function append_only();

-- What a reader earned in some days, without what they earned before.
create index wallet_transfer_pay on wallet_transfer (person_id, at) where debit = 'house_reader_pay' or credit = 'house_reader_pay';
