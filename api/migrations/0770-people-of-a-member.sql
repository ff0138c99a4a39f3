-- Several people act for a member, each in a role. The member's first account with all permissions owns it.
alter table membership drop constraint membership_permission_check;
alter table membership rename column permission to role;
update membership set role = case role
  when 'copyright' then 'contributor'
  when 'finance' then 'finance'
  when 'read' then 'reader'
  when 'super' then case
    when account_id = (
      select first.account_id from membership first
      where first.member_id = membership.member_id and first.role = 'super'
      order by first.created_at, first.account_id limit 1
    ) then 'owner'
    else 'manager' end
  end;
alter table membership
  add check (role in ('owner', 'manager', 'contributor', 'finance', 'reader'));
create unique index membership_owner_key on membership (member_id) where role = 'owner';
